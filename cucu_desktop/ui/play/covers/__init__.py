"""Hidden cards at a shared screen: covers, begin with `covers`, and held looks, begin with `held_looks`."""

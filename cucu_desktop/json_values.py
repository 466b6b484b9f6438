"""What JSON is made of, for the type checker: settings, logs and results are read as this."""

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
"""Any value."""
JsonObject = dict[str, Json]
"""An object: names with their values."""

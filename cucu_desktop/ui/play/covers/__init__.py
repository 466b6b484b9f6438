"""The covers over the screen between persons who share it: begin with `covers`."""

"""What covers the screen between people who share it: begin with `covers`."""

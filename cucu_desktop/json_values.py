"""Types of JSON values, for settings, logs and results."""

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
"""Any JSON value."""
JsonObject = dict[str, Json]
"""A JSON object."""

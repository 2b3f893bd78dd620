"""The steps that bring a database of an older Palas to the present one."""

"""Python runs this at the start of every process of a notebook run."""

import os

if os.environ.get("STANDIN_URL"):
    import getpass

    import standin_routing

    standin_routing.install()
    getpass.getpass = lambda prompt="", stream=None: "stand-in-key"

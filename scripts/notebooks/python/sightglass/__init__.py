"""Sightglass, as `contracts/python` promises it, recording against the stand-in server.

Only for running the notebooks of the cookbook: times are simulated and IDs repeat from run to run.
"""

from ._client import Api, Score, Scores, Sightglass
from ._datasets import Dataset, DatasetItem, Datasets, DatasetSummary, Evaluation, ItemResult, RunResult, RunSummary
from ._observation import Current, CurrentTrace, Generation, Observation, current, generation, observe, span
from ._prompts import Prompt, Prompts, PromptSummary
from ._serialize import Media
from ._transport import ApiError, PromptNotFound, SightglassError

__version__ = "3.8.2"

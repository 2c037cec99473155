import Keisen

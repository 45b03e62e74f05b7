"""The tables of the ledger are read whole: no line of them can fall out of its test unseen."""

from tests.games.keep import test_components
from tests.games.keep.scenarios import test_maps

CLANS = "KH-R-101 KH-R-102 KH-R-103 KH-R-104 KH-R-105 KH-R-106 KH-R-107 KH-R-108 KH-R-109"
CARDS = """
KH-R-111 KH-R-112 KH-R-113 KH-R-114 KH-R-115 KH-R-121 KH-R-122 KH-R-123 KH-R-124 KH-R-125 KH-R-126
KH-R-131 KH-R-132 KH-R-133 KH-R-134 KH-R-135 KH-R-136 KH-R-141 KH-R-142 KH-R-143 KH-R-144 KH-R-145 KH-R-146
KH-R-151 KH-R-152 KH-R-153 KH-R-154 KH-R-155 KH-R-161 KH-R-162 KH-R-163 KH-R-164
KH-R-171 KH-R-172 KH-R-173 KH-R-174 KH-R-175 KH-R-181 KH-R-182 KH-R-183 KH-R-184 KH-R-185 KH-R-186
KH-R-191 KH-R-192 KH-R-193 KH-R-194 KH-R-195
KH-R-201 KH-R-202 KH-R-203 KH-R-204 KH-R-205 KH-R-206 KH-R-207 KH-R-208
KH-R-221 KH-R-222 KH-R-223 KH-R-224 KH-R-225 KH-R-226 KH-R-227 KH-R-228
KH-R-241 KH-R-242 KH-R-243 KH-R-244 KH-R-245 KH-R-246 KH-R-247
KH-R-261 KH-R-262 KH-R-263 KH-R-264 KH-R-265 KH-R-266 KH-R-267 KH-R-268
"""
TREASURES = "KH-R-401 KH-R-402 KH-R-403 KH-R-404"
TILES = """
KH-R-501 KH-R-502 KH-R-503 KH-R-504 KH-R-505 KH-R-506 KH-R-507 KH-R-508 KH-R-509 KH-R-510 KH-R-511 KH-R-512
"""
MAPS = """
KH-R-1020 KH-R-1021 KH-R-1022 KH-R-1023 KH-R-1040 KH-R-1041 KH-R-1042 KH-R-1043 KH-R-1060 KH-R-1061 KH-R-1062 KH-R-1063
KH-R-1080 KH-R-1081 KH-R-1082 KH-R-1083 KH-R-1100 KH-R-1101 KH-R-1102 KH-R-1103 KH-R-1120 KH-R-1121 KH-R-1122 KH-R-1123
KH-R-1140 KH-R-1141 KH-R-1142 KH-R-1143 KH-R-1160 KH-R-1161 KH-R-1162 KH-R-1163 KH-R-1180 KH-R-1181 KH-R-1182 KH-R-1183
KH-R-1200 KH-R-1201 KH-R-1202 KH-R-1203
"""


def cited(module):
    """The rules that the parametrised tests of a module cite, each test's parameters in their order."""
    tests = [value for name, value in vars(module).items() if name.startswith("test_") and hasattr(value, "pytestmark")]
    marks = [mark for test in tests for mark in test.pytestmark if mark.name == "parametrize"]
    params = [param for mark in marks for param in mark.args[1] if hasattr(param, "marks")]
    return {rule_id for param in params for mark in param.marks for rule_id in mark.args}


def test_every_line_of_the_tables_is_compared_with_the_content():
    assert set(f"{CLANS} {CARDS} {TREASURES} {TILES}".split()) <= cited(test_components)


def test_every_line_of_the_maps_is_compared_with_the_content():
    assert set(MAPS.split()) <= cited(test_maps)

"""What is written alike in all texts of a language."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
OTHER_APOSTROPHE = re.compile(r"\w*[а-яіїєґ]['ʼ`′][а-яіїєґ]\w*", re.IGNORECASE)


def test_ukrainian_words_have_one_kind_of_apostrophe() -> None:
    files = [*ROOT.glob("src/questhall/**/uk.ftl"), *ROOT.glob("web/src/words/uk/*.ftl")]
    assert len(files) > 10
    found = {str(path.relative_to(ROOT)): OTHER_APOSTROPHE.findall(path.read_text(encoding="utf-8")) for path in files}
    assert not any(found.values()), {name: words for name, words in found.items() if words}

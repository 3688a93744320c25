"""Makes packages/fonts/src/fonts/latin/*.woff2 from the @fontsource packages; docs/decisions/0038-plain-emotion.md says why.

Run from the repository's root: python3 scripts/fonts/subset.py
Needs fonttools and brotli (Debian: apt install python3-fonttools python3-brotli).
"""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from fontTools.ttLib.tables._f_v_a_r import Axis
from fontTools.varLib.featureVars import addFeatureVariations
from fontTools.varLib.instancer import instantiateVariableFont

SOURCES = Path("node_modules")
FILES = Path("packages/fonts/src/fonts/latin")

# The Devanagari letters that the English interface shows. If one is missing here, the size budget fails, because a page
# in English then loads the whole Devanagari file.
TITLE_WORDS = "कहानियाँ जो सुनती हैं"
INTERFACE_WORDS = "हिन्दी"

PRIVATE_USE = 0xF0000

# Makes the output reproducible.
os.environ["SOURCE_DATE_EPOCH"] = "0"


def open_font(path):
    return TTFont(SOURCES / path)


def subset(font, text=None, hinting=True):
    """Keeps the letters of a text, or all letters, with their shaping rules."""
    options = Options(hinting=hinting, layout_features=["*"], notdef_outline=True, glyph_names=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(letter) for letter in text] if text else font.getBestCmap())
    subsetter.subset(font)
    return font


def merge(*fonts):
    with TemporaryDirectory() as folder:
        paths = [f"{folder}/{index}.ttf" for index in range(len(fonts))]
        for font, path in zip(fonts, paths):
            font.save(path)
        return Merger().merge(paths)


def latin_with_words(latin, devanagari, words):
    first = subset(open_font(latin))
    # The space is in the Latin subset.
    second = subset(open_font(devanagari), words.replace(" ", ""))
    font = merge(first, second)
    # Merging keeps only the hinting of the first font; both come from the same font, so it fits the second too.
    for name in set(second.getGlyphOrder()) - set(first.getGlyphOrder()):
        font["glyf"][name].program = second["glyf"][name].program
    return font


def with_bold(regular, bold):
    """Puts two weights into one file: from 500 on, the variable font's `rvrn` feature shows the bold shapes."""
    order = bold.getGlyphOrder()
    # A private code point for each bold shape identifies it after the merge.
    table = CmapSubtable.newSubtable(12)
    table.platformID, table.platEncID, table.language = 3, 10, 0
    table.cmap = {PRIVATE_USE + at: name for at, name in enumerate(order)}
    bold["cmap"].tables = [table]
    font = merge(regular, bold)
    codes = font.getBestCmap()
    # Both weights have the same letters in the same order, and those of the first font stay first.
    letters = list(enumerate(font.getGlyphOrder()[: len(order)]))[1:]
    bold_shapes = {name: codes[PRIVATE_USE + at] for at, name in letters}
    for each in font["cmap"].tables:
        each.cmap = {code: name for code, name in each.cmap.items() if code < PRIVATE_USE}

    axis = Axis()
    axis.axisTag, axis.minValue, axis.defaultValue, axis.maxValue = "wght", 400, 400, 600
    axis.axisNameID = font["name"].addMultilingualName({"en": "Weight"}, font)
    font["fvar"] = newTable("fvar")
    font["fvar"].axes = [axis]
    font["gvar"] = newTable("gvar")
    font["gvar"].version, font["gvar"].reserved, font["gvar"].variations = 1, 0, {}
    upper_half = [{"wght": (0.5, 1)}]
    addFeatureVariations(font, [(upper_half, bold_shapes)])
    return font


def at_regular_weight(variable):
    return subset(instantiateVariableFont(open_font(variable), {"wght": 400}))


def save(font, name):
    font["post"].formatType = 3
    font.flavor = "woff2"
    FILES.mkdir(exist_ok=True)
    path = FILES / f"{name}.woff2"
    font.save(path)
    print(f"{path.name.ljust(32)} {path.stat().st_size / 1000:6.1f} KB")


def fontsource(package, file):
    return f"@fontsource/{package}/files/{package}-{file}-normal.woff2"


rozha, mukta = fontsource("rozha-one", "{}-400"), fontsource("mukta", "{}-400")
newsreader = "@fontsource-variable/newsreader/files/newsreader-latin-wght-"

save(latin_with_words(rozha.format("latin"), rozha.format("devanagari"), TITLE_WORDS), "rozha-one")
mukta_regular = latin_with_words(mukta.format("latin"), mukta.format("devanagari"), INTERFACE_WORDS)
# A font has one set of hinting tables, here those of the regular weight.
mukta_bold = subset(open_font(fontsource("mukta", "latin-600")), hinting=False)
save(with_bold(mukta_regular, mukta_bold), "mukta")
for style in ("normal", "italic"):
    save(at_regular_weight(f"{newsreader}{style}.woff2"), f"newsreader-{style}")

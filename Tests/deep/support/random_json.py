"""Random JSON: values of a schema, and their text with what JSON permits and what it forbids."""

import json
import re

from .fuzz import BROKEN, number, text


class Values:
    """Random values that mostly conform to a JSON Schema."""

    def __init__(self, numbers, schema, numbered=True):
        """numbered gives most objects in arrays an id that is unique there."""
        self.numbers, self.root, self.numbered = numbers, schema, numbered
        # Half of the documents have no wrong value, for one is enough to refuse all the others.
        self.mess = numbers.choice([0, 0, 0.01, 0.05])

    def document(self):
        return self.value(self.root)

    def value(self, schema, depth=0):
        numbers = self.numbers
        if numbers.random() < self.mess:
            return anything(numbers, depth)
        if "$ref" in schema:
            target = self.root
            for name in schema["$ref"].lstrip("#/").split("/"):
                target = target[name]
            return self.value(target, depth)
        if "enum" in schema:
            return numbers.choice(schema["enum"])
        kind = schema.get("type")
        if kind is None and "properties" not in schema:
            for name in ("anyOf", "oneOf"):
                if name in schema:
                    return self.value(numbers.choice(schema[name]), depth)
        if kind == "array":
            return self.items(schema, depth)
        if kind == "boolean":
            return numbers.random() < 0.5
        if kind in ("number", "integer"):
            return numbers.choice([1, 96, 320.5, 1000.25, *([0, -1, 1e6, 1e300] if self.mess else [])])
        if kind == "null":
            return None
        if kind == "object" or "properties" in schema:
            return self.members(schema, depth)
        return self.text(schema)

    def items(self, schema, depth):
        most = self.numbers.choice([0, 1, 2, 3, 6, 30]) if depth < 4 else 0
        found = [self.value(schema.get("items", {}), depth + 1) for _ in range(max(most, schema.get("minItems", 0)))]
        for index, item in enumerate(found):
            if self.numbered and isinstance(item, dict) and "label" in item and self.numbers.random() >= self.mess:
                item["id"] = f"{depth}{index}" + (self.numbers.choice("ab") if self.numbers.random() < 0.2 else "")
        return found

    def members(self, schema, depth):
        required = schema.get("required", [])
        found = {}
        for name, part in schema.get("properties", {}).items():
            if self.numbers.random() < (1 - self.mess if name in required else 0.3):
                found[name] = self.value(part, depth + 1)
        if self.numbers.random() < self.mess:
            found[text(self.numbers)] = anything(self.numbers, depth)
        return found

    def text(self, schema):
        numbers = self.numbers
        if "pattern" in schema and numbers.random() >= self.mess:
            return numbers.choice(
                [
                    word
                    for word in ["#007AFF", "#fff", "50%", "12.5%", "100%", "A", "B", "two words", "é", "1"]
                    if re.search(schema["pattern"], word)
                ]
            )
        return text(numbers)


def anything(numbers, depth=0):
    kind = numbers.randrange(8 if depth < 6 else 5)
    if kind == 0:
        return None
    if kind == 1:
        return numbers.random() < 0.5
    if kind == 2:
        return numbers.choice([0, -1, 1e308, 2**63, 2**64, 10**30, 1.5, 5e-324])
    if kind in (3, 4):
        return text(numbers)
    if kind == 5:
        return [anything(numbers, depth + 1) for _ in range(numbers.randint(0, 4))]
    return {text(numbers): anything(numbers, depth + 1) for _ in range(numbers.randint(0, 4))}


class Writer:
    """Writes JSON in any of the forms of a text, and now and then in one that is none."""

    def __init__(self, numbers, mischief):
        """mischief is the chance of each forbidden form, at each place where there could be one."""
        self.numbers, self.mischief = numbers, mischief

    def document(self, value):
        return (
            self.space()
            + self.value(value)
            + self.space()
            + self.odd(b"", [b",", b"{}", b"\0", b"//", b"\xef\xbb\xbf", b"]"])
        )

    def odd(self, usual, others):
        return self.numbers.choice(others) if self.numbers.random() < self.mischief else usual

    def space(self):
        return self.odd(
            b" " * self.numbers.choice([0, 0, 0, 1]),
            [b"\n\t\r ", b"\x0b", b"\xa0", b"\xc2\xa0", b"/**/", b"\xef\xbb\xbf"],
        )

    def value(self, value):
        if isinstance(value, dict):
            return self.members(value)
        if isinstance(value, list):
            parts = [self.value(part) for part in value]
            return self.odd(b"[", [b"[,", b"[["]) + self.joined(parts) + self.odd(b"]", [b",]", b"}", b""])
        if isinstance(value, str):
            return self.string(value)
        if isinstance(value, bool) or value is None:
            return self.odd(json.dumps(value).encode(), [b"True", b"NULL", b"undefined", b"tru"])
        return self.odd(
            json.dumps(value).encode(), [number(self.numbers).encode(), b"1e400", b"-1e400", b"1e-400", b"-", b"01"]
        )

    def joined(self, parts):
        return (self.space() + self.odd(b",", [b"", b",,", b";"]) + self.space()).join(parts)

    def members(self, value):
        parts = [
            self.string(name) + self.space() + self.odd(b":", [b"=", b"", b"::"]) + self.space() + self.value(part)
            for name, part in value.items()
        ]
        if parts and self.numbers.random() < 2 * self.mischief:
            parts.append(self.numbers.choice(parts))  # a repeated name
        return self.odd(b"{", [b"{,", b"{{"]) + self.joined(parts) + self.odd(b"}", [b",}", b"]", b""])

    def string(self, value):
        found = bytearray(b'"')
        for character in value:
            if character in '"\\' or character < " ":
                found += self.odd(json.dumps(character)[1:-1].encode(), [character.encode()])
            elif self.numbers.random() < 0.05:
                found += json.dumps(character)[1:-1].encode()  # as an escape
            else:
                found += character.encode("utf-8", "surrogatepass")
        found += self.odd(
            b"", [b"\\ud800", b"\\udc00\\ud800", b"\\u0000", b"\0", b"\\x41", b"\\u12", b"\\", b"\x1f", *BROKEN]
        )
        return bytes(found + self.odd(b'"', [b"", b"'"]))


def document(numbers, schema, mended=lambda value: value):
    """The text of a random document of the schema, sometimes with mistakes in its values, its form or its nesting.

    mended is a function that changes a value before it is written.
    """
    writer = Writer(numbers, numbers.choice([0, 0, 0, 0.002, 0.02]))
    content = writer.document(mended(Values(numbers, schema).document()))
    share = numbers.random()
    if share < 0.01:
        depth = numbers.choice([100, 127, 128, 129, 5_000, 200_000])
        opening, closing = numbers.choice([(b"[", b"]"), (b'{"a":', b"}"), (b'{"actions":[', b"]}")])
        return opening * depth + (closing * depth if numbers.random() < 0.5 else b"")
    if share < 0.015:
        return content.decode("utf-8", "replace").encode(numbers.choice(["utf-16", "utf-32"]))
    return content


def strict(content):
    """The value of a JSON text, or a ValueError as RFC 8259 has it, for bytes that must be UTF-8."""

    def refuse(word):
        raise ValueError(f"{word} is no number")

    return json.loads(content.decode(), parse_constant=refuse)

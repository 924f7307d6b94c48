#include <catch2/catch.hpp>

#include "core/online/value_text.h"
#include "platform/firebase/tree.h"

using architects::firebase::patch;
using architects::firebase::put;
using architects::firebase::tidied;
using architects::online::readValue;
using architects::online::Value;
using architects::online::writeValue;

namespace {

Value json(const char* text) {
    return readValue(text).value();
}

} // namespace

TEST_CASE("A put at the root replaces the tree") {
    CHECK(put(json(R"({"a":1})"), "/", json(R"({"b":2})")) == json(R"({"b":2})"));
    CHECK(put(json(R"({"a":1})"), "/", Value()).isNull());
}

TEST_CASE("A put below the root replaces one node and leaves its neighbours") {
    const Value tree = json(R"({"a":{"x":1,"y":2},"b":3})");
    CHECK(put(tree, "/a/x", json(R"({"deep":true})")) == json(R"({"a":{"x":{"deep":true},"y":2},"b":3})"));
    CHECK(put(tree, "/c/d/e", Value(7)) == json(R"({"a":{"x":1,"y":2},"b":3,"c":{"d":{"e":7}}})"));
}

TEST_CASE("What is put to nothing is gone, and so is a parent that has nothing else") {
    CHECK(put(json(R"({"a":{"x":1},"b":3})"), "/a/x", Value()) == json(R"({"b":3})"));
    CHECK(put(json(R"({"a":{"x":1}})"), "/a/x", Value()).isNull());
    CHECK(put(Value(), "/a/x", Value()).isNull());
}

TEST_CASE("A value gives way to children put below it") {
    CHECK(put(json(R"({"a":5})"), "/a/x", Value(1)) == json(R"({"a":{"x":1}})"));
}

TEST_CASE("A patch changes its members and leaves the others") {
    const Value tree = json(R"({"m":{"n":1,"turn":"0","stage":"open"}})");
    CHECK(patch(tree, "/m", json(R"({"n":2,"turn":null})")) == json(R"({"m":{"n":2,"stage":"open"}})"));
}

TEST_CASE("A member of a patch may be a path") {
    CHECK(patch(json(R"({"a":{"x":1,"y":2}})"), "/", json(R"({"a/x":5,"b/c":6})")) ==
          json(R"({"a":{"x":5,"y":2},"b":{"c":6}})"));
}

TEST_CASE("Empty maps, empty lists and nulls inside are nothing, and lists are children by number") {
    CHECK(tidied(json(R"({"a":{},"b":[],"c":null,"d":{"e":{}}})")).isNull());
    CHECK(tidied(json(R"({"l":[null,"x",{"y":null,"z":1}]})")) == json(R"({"l":{"1":"x","2":{"z":1}}})"));
    CHECK(tidied(Value(false)) == Value(false));
}

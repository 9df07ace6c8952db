package org.openjdk.jmh.bridge.find;

import org.openjdk.jmh.bridge.read.ClassInfo;

import java.util.List;

/** Computes JUnit Jupiter's unique ids. */
public final class UniqueIds {

    private UniqueIds() {
    }

    /** Returns the id of a test method, such as {@code [engine:junit-jupiter]/[class:org.Foo]/[method:bar()]}. */
    public static String of(TestClass type, TestMethod test) {
        return ofClass(type) + segment(segmentType(test.kind()), test.method().signature());
    }

    /** Returns the id of a test class. */
    public static String ofClass(TestClass type) {
        List<ClassInfo> instances = type.instances();
        StringBuilder id =
                new StringBuilder("[engine:junit-jupiter]").append(segment("class", instances.get(0).name()));
        for (ClassInfo nested : instances.subList(1, instances.size())) {
            id.append(segment("nested-class", nested.simpleName()));
        }
        return id.toString();
    }

    private static String segmentType(Kind kind) {
        return switch (kind) {
            case TEMPLATE, REPEATED -> "test-template";
            case FACTORY -> "test-factory";
            case TEST, SUITE -> "method";
        };
    }

    private static String segment(String type, String value) {
        return "/[" + type + ":" + encode(value) + "]";
    }

    private static String encode(String value) {
        return value.replace("%", "%25").replace("+", "%2B").replace("[", "%5B").replace("]", "%5D")
                .replace("/", "%2F").replace(":", "%3A");
    }
}

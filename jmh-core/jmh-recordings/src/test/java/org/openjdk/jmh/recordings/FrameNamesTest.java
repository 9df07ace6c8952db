package org.openjdk.jmh.recordings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrameNamesTest {

    @ParameterizedTest
    @CsvSource({
        "a.Doc, parse, (I)V, a.Doc.parse(I)V",
        "a/Doc$Inner, <init>, ()V, a.Doc$Inner.<init>()V",
        "a.Doc, lambda$parse$12, (I)V, a.Doc.lambda$parse(I)V",
        "a.Doc$$Lambda$14+0x0000000800c03200, get, ()I, a.Doc$$Lambda.get()I",
        "a.Doc$$Lambda$14.0x0000000800c03200, get, ()I, a.Doc$$Lambda.get()I",
        "a.Doc$$Lambda/0x00007f2c10003200, get, ()I, a.Doc$$Lambda.get()I",
        "libjvm.so, Node::~Node, ()L;, (Node::~Node)",
        "'', do_anonymous_page, (Lk;)L;, (do_anonymous_page)",
        "java.lang.invoke.LambdaForm$MH+0x0000000800c04000, invoke, ()V, java.lang.invoke.LambdaForm$MH.invoke()V",
        "jdk.internal.reflect.GeneratedMethodAccessor7, invoke, ()V, jdk.internal.reflect.GeneratedMethodAccessor.invoke()V"})
    void name_isTheSameFromForkToFork(String type, String method, String descriptor, String name) {
        assertEquals(name, FrameNames.of(type, method, descriptor));
    }
}

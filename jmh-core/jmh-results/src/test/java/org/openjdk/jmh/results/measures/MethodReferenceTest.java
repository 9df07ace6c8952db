package org.openjdk.jmh.results.measures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MethodReferenceTest {

    @Test
    void reference_withParameters_meansOneMethod() {
        MethodReference reference = MethodReference.parse("java.util.Map.Entry#compare( Object,java.lang.String[] )");
        assertEquals("java.util.Map.Entry", reference.type());
        assertEquals("compare", reference.method());
        assertTrue(reference.means("compare", Arrays.asList("java.lang.Object", "java.lang.String[]")));
        assertFalse(reference.means("compare", Arrays.asList("java.lang.Object", "java.lang.String")));
        assertFalse(reference.means("compare", Collections.singletonList("java.lang.Object")));
        assertFalse(reference.means("comparing", Arrays.asList("java.lang.Object", "java.lang.String[]")));
        assertEquals("java.util.Map.Entry#compare(Object, java.lang.String[])", reference.toString());
    }

    @Test
    void simpleName_meansTypesOfAnyPackageButNoOtherName() {
        MethodReference reference = MethodReference.parse("a.B#f(Entry)");
        assertTrue(reference.means("f", Collections.singletonList("java.util.Map.Entry")));
        assertFalse(reference.means("f", Collections.singletonList("java.util.MapEntry")));
    }

    @Test
    void reference_withoutParameters_meansAllMethodsOfTheName() {
        MethodReference reference = MethodReference.parse("a.B#f");
        assertTrue(reference.means("f", Collections.emptyList()));
        assertTrue(reference.means("f", Collections.singletonList("int")));
        assertEquals("a.B#f", reference.toString());
    }

    @Test
    void emptyParentheses_meanTheMethodWithoutParameters() {
        MethodReference reference = MethodReference.parse("a.B#f( )");
        assertTrue(reference.means("f", Collections.emptyList()));
        assertFalse(reference.means("f", Collections.singletonList("int")));
    }

    @Test
    void simpleNameOfTheType_meansItsConstructors() {
        MethodReference reference = MethodReference.parse("java.util.ArrayList#ArrayList(int)");
        assertTrue(reference.means(MethodReference.CONSTRUCTOR, Collections.singletonList("int")));
    }

    @Test
    void variableArity_isAnArray() {
        assertEquals(MethodReference.parse("a.B#f(int[], Object[])"), MethodReference.parse("a.B#f(int[],Object...)"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "#", "f", "a.B", "a.B.f", "a.B#", "#f()", "a.B#f(", "a.B#f(int", "a.B#f(int,)", "a.B#f(,)",
                "a.B#f(List<String>)", "a.B#f(int x)", "a..B#f()", "a.B#1()", "a.B#f()g"})
    void text_thatNamesNoMethod_isRefusedWithAnExample(String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> MethodReference.parse(text)).getMessage();
        assertTrue(message.contains("'" + text + "'") && message.contains("java.util.ArrayList#contains(Object)"),
                message);
    }
}

package org.openjdk.jmh.bridge.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JavaNamesTest {

    @ParameterizedTest
    @CsvSource({"adds, adds", "adds two, adds_two", "1st, _1st", "größe, gru00f6u00dfe", "a$b, a_b", "'', __",
        "class, class_", "hashCode, hashCode_", "wait, wait_"})
    void name_isValidAsciiAndUnique(String wanted, String given) {
        assertEquals(given, new JavaNames(0).unique(wanted));
    }

    @Test
    void namesThatAreOneFileWhereCaseIsIgnored_areToldApart() {
        JavaNames names = new JavaNames(0);
        assertEquals("adds", names.unique("adds"));
        assertEquals("Adds_2", names.unique("Adds"));
        assertEquals("adds_3", names.unique("adds"));
    }

    @Test
    void longNames_areCutToTheRoomThatThePrefixLeaves_andStayApart() {
        JavaNames names = new JavaNames(100);
        String first = names.unique("a".repeat(100) + "first");
        String second = names.unique("a".repeat(100) + "other");
        assertEquals(80, first.length());
        assertEquals(80, second.length());
        assertNotEquals(first, second);
        assertEquals(20, new JavaNames(1000).unique("b".repeat(30)).length());
    }

    @Test
    void identifier_isNoKeyword() {
        assertTrue(JavaNames.isIdentifier("größe"));
        assertFalse(JavaNames.isIdentifier("class"));
        assertFalse(JavaNames.isIdentifier("two words"));
    }
}

package org.openjdk.jmh.production.recordings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.measures.MethodReference;

class MethodNameTest {

    private static final MethodName PUT =
            new MethodName("org.Cache$Part", "put", "(ILjava/util/Map$Entry;[[JTop;)Ljava/lang/Object;"
                    .replace("Top;", "LTop;"));

    @Test
    void parameters_areWrittenAsInSources() {
        assertEquals(List.of("int", "java.util.Map.Entry", "long[][]", "Top"), PUT.parameters());
        assertEquals("org.Cache.Part#put(int, java.util.Map.Entry, long[][], Top)", PUT.toString());
        assertEquals("Part.put(int, Entry, long[][], Top)", PUT.shortName());
    }

    @Test
    void anonymousClass_isShownWithItsEnclosingClass() {
        assertEquals("Cache$3.run()", new MethodName("org.Cache$3", "run", "()V").shortName());
        assertEquals("Cache$$Lambda.run()", new MethodName("org.Cache$$Lambda.0x00007f1", "run", "()V").shortName());
        assertEquals("Cache$$Lambda.run()", new MethodName("org.Cache$$Lambda/0x00007f1", "run", "()V").shortName());
    }

    @Test
    void reference_matchesItsOwnOverloadOnly() {
        assertTrue(PUT.matches(MethodReference.parse("org.Cache.Part#put")));
        assertTrue(PUT.matches(MethodReference.parse("org.Cache.Part#put(int, Map.Entry, long[][], Top)")));
        assertFalse(PUT.matches(MethodReference.parse("org.Cache.Part#put(int)")));
        assertFalse(PUT.matches(MethodReference.parse("org.Cache#put")));
    }

    @Test
    void constructor_isMatchedByTheNameOfItsType() {
        assertTrue(new MethodName("org.Cache", "<init>", "()V").matches(MethodReference.parse("org.Cache#Cache()")));
    }
}

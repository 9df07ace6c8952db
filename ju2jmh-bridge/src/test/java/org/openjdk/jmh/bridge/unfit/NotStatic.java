package org.openjdk.jmh.bridge.unfit;

import org.junit.BeforeClass;
import org.junit.Test;
import org.junit.jupiter.api.BeforeAll;

public class NotStatic {

    @BeforeClass
    public void beforeClass() {
        throw new AssertionError();
    }

    @Test
    public void neverRuns() {
        throw new AssertionError();
    }

    public static class Jupiter {

        @BeforeAll
        void beforeAll() {
            throw new AssertionError();
        }

        @org.junit.jupiter.api.Test
        void neverRunsEither() {
            throw new AssertionError();
        }
    }
}

package org.openjdk.jmh.bench.bridge;

import org.junit.After;
import org.junit.AfterClass;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Test;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NoSuchElementException;

import static org.junit.Assert.assertEquals;

/** Tests of JUnit 4 that plain calls can run, with every kind of fixture. */
public class PlainSubject {

    private static int[] numbers;
    private Deque<Integer> deque;

    /** Makes the input. */
    @BeforeClass
    public static void makeNumbers() {
        numbers = new int[] {3, 1, 2};
    }

    /** Drops the input. */
    @AfterClass
    public static void dropNumbers() {
        numbers = null;
    }

    /** Makes the object under test. */
    @Before
    public void makeDeque() {
        deque = new ArrayDeque<>();
    }

    /** Drops the object under test. */
    @After
    public void dropDeque() {
        deque = null;
    }

    /** Passes if it returns. */
    @Test
    public void pushes() {
        for (int number : numbers) {
            deque.push(number);
        }
        assertEquals(numbers.length, deque.size());
    }

    /** Passes if it throws. */
    @Test(expected = NoSuchElementException.class)
    public void pops() {
        deque.pop();
    }
}

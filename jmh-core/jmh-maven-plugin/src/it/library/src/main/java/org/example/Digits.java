package org.example;

/** What is measured: sums up the digits of a number. */
public final class Digits {

    private Digits() {
    }

    public static int sum(long number) {
        int sum = 0;
        for (long rest = number; rest > 0; rest /= 10) {
            sum += (int) (rest % 10);
        }
        return sum;
    }
}

package org.openjdk.jmh.production.support;

/** An application whose methods take known times, run in a separate VM. */
public final class Shop {

    private static long served;

    private Shop() {
    }

    /**
     * Serves until the time has passed.
     *
     * @param args time in milliseconds
     */
    public static void main(String[] args) {
        long end = System.nanoTime() + 1_000_000 * Long.parseLong(args[0]);
        while (System.nanoTime() < end) {
            find("book");
            find(7);
            new Shelf().fetch();
            unmeasured();
        }
        System.out.println(served);
    }

    static void find(String name) {
        spin(200_000);
    }

    static void find(int number) {
        spin(20_000);
    }

    static void unmeasured() {
        spin(300_000);
    }

    static void unused() {
        served++;
    }

    private static void spin(long nanoseconds) {
        long end = System.nanoTime() + nanoseconds;
        while (System.nanoTime() < end) {
            served++;
        }
    }

    static final class Shelf {

        void fetch() {
            spin(50_000);
        }
    }
}

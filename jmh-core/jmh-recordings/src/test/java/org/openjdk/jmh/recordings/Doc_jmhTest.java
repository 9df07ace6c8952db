package org.openjdk.jmh.recordings;

/** The code that JMH generates for a benchmark, whose stub separates a benchmark's calls from others. */
final class Doc_jmhTest {

    private Doc_jmhTest() {
    }

    static void work_avgt_jmhStub(int millis) {
        Doc.work(millis);
    }

    /** The benchmark. */
    static final class Doc {

        private static byte[] kept;
        private static long sum;

        private Doc() {
        }

        static void work(int millis) {
            spin(millis);
            for (int i = 0; i < 1_000; i++) {
                keep();
            }
            try {
                Thread.sleep(2);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        static void spin(int millis) {
            for (long end = System.currentTimeMillis() + millis; System.currentTimeMillis() < end;) {
                for (int i = 0; i < 1_000; i++) {
                    sum = sum * 31 + i;
                }
            }
        }

        static void keep() {
            kept = new byte[10_000];
            sum += kept.length;
        }
    }
}

package table2;

/** One method for each operator: what the ju2jmh paper changes in its preliminary analysis (section 6.4). */
public final class Subjects {

    private Subjects() {
    }

    /** Of a primitive, a wrapper. */
    public static final class Ptw {

        private long count;

        public long hit(long value) {
            count = count + value;
            return count;
        }
    }

    /** Of a builder, a buffer. */
    public static final class Sts {

        public String hit(int value) {
            StringBuilder text = new StringBuilder();
            text.append("value ").append(value).append(';').append(value + 1);
            return text.toString();
        }
    }

    /** Of an index, an enhanced loop. */
    public static final class Efl {

        private final int[] values = {3, 1, 4, 1, 5, 9, 2, 6};

        public int hit(int factor) {
            int[] numbers = values;
            int sum = 0;
            for (int i = 0; i < numbers.length; i++) {
                sum += numbers[i] * factor;
            }
            return sum;
        }
    }

    /** Of a condition, the operands swapped. */
    public static final class Soc {

        private final boolean done;
        private final String text = "a text in which there is no such letter as is looked for";

        public Soc(boolean done) {
            this.done = done;
        }

        private boolean isCancelled() {
            return text.indexOf('!') >= 0;
        }

        public int hit(int value) {
            if (done || isCancelled()) {
                return value;
            }
            return -value;
        }
    }

    /** A delay. */
    public static final class Hwo {

        public int hit(int value) {
            return value + 1;
        }
    }
}

package cases;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

@State(Scope.Thread)
public class Unused {

    double x = Math.PI;
    int stored;
    List<String> list = List.of("a");
    int[] numbers = {3, 1, 2};
    byte[] bytes = new byte[1];
    Map<String, Integer> map = new HashMap<>();
    ByteBuffer buffer = ByteBuffer.allocate(1);
    StringBuilder builder = new StringBuilder();
    int[] buffered = new int[3];
    String text = "";
    Bitmap other = new Bitmap(1);
    Reader reader;

    @Benchmark
    public void ignoredStatic() {
        Math.log(x); // expect RETU warning: the result of Math.log() is ignored
    }

    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    public void neverOptimised() {
        Math.log(x);
    }

    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @Warmup(iterations = 10, batchSize = 1000)
    public void warmedUp() {
        Math.log(x); // expect RETU warning: the result of Math.log() is ignored
    }

    @Benchmark
    public void ignoredOwn() {
        square(x); // expect RETU warning: the result of Unused.square() is ignored
    }

    @Benchmark
    public void ignoredLookup() {
        map.get("key"); // expect RETU warning: the result of Map.get() is ignored
    }

    @Benchmark
    public void ignoredObject() {
        new StringBuilder("text"); // expect RETU warning: the new StringBuilder is ignored
    }

    @Benchmark
    public void unusedLocal() {
        double result = Math.log(x); // expect RETU warning: the value of result is never used
    }

    @Benchmark
    public void unusedChain() {
        double first = Math.log(x);
        double second = first * 2; // expect RETU warning: the value of second is never used
    }

    @Benchmark
    public int lastOnly() {
        int last = 0;
        for (int number : numbers) {
            last = square(number); // expect RETU warning: the loop keeps only the last value of last
        }
        return last;
    }

    @Benchmark
    public void perhaps() {
        reader.find(text); // expect RETU note: unless the call has a side effect
    }

    @Benchmark
    public void perhapsNot() {
        reader.commit();
        reader.encode(text);
        long count = reader.commit();
    }

    @Benchmark
    public void unusedOfAnUnknownCall() {
        int found = reader.find(text); // expect RETU note: the value of found is never used
    }

    @Benchmark
    public void unusedBox() {
        Integer boxed = Integer.valueOf(stored); // expect RETU warning: the value of boxed is never used
    }

    @Benchmark
    public boolean whetherItThrows() {
        try {
            Integer.parseInt(text);
            int parsed = Integer.parseInt(text);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    @Benchmark
    public boolean whetherOneOfTwoIsThrown() {
        try {
            Integer.parseInt(text);
            return true;
        } catch (IllegalStateException | NumberFormatException e) {
            return false;
        }
    }

    @Benchmark
    public void droppedThoughSomethingIsCaught() {
        try {
            Math.log(x); // expect RETU warning: the result of Math.log() is ignored
            stored = System.in.read();
        } catch (java.io.IOException e) {
            stored = -1;
        }
    }

    @Benchmark
    public void comparison() {
        reader.compareTo(reader); // expect RETU warning: compareTo() is ignored
    }

    @Benchmark
    public void followedToAnEffect() {
        other.align(numbers);
        other.reportedThroughAnother(stored);
    }

    @Benchmark
    public void followedToNone() {
        other.bitsWithin(stored); // expect RETU warning: the result of Bitmap.bitsWithin() is ignored
        other.copyOfBits(); // expect RETU warning: the result of Bitmap.copyOfBits() is ignored
    }

    @Benchmark
    public void droppedButNative() {
        ofTheSystem(stored);
    }

    private static native int ofTheSystem(int value);

    @Benchmark
    public void droppedShuffle() {
        List<String> copy = new ArrayList<>(list); // expect RETU warning: the ArrayList copy is modified and then dropped
        java.util.Collections.shuffle(copy);
    }

    @Benchmark
    public List<String> returnedShuffle() {
        List<String> copy = new ArrayList<>(list);
        java.util.Collections.shuffle(copy);
        return copy;
    }

    @Benchmark
    public void droppedOfAFactoryThatFills() {
        Bitmap bitmap = Bitmap.of(stored); // expect RETU warning: the Bitmap bitmap is modified and then dropped
        bitmap.add(stored);
    }

    @Benchmark
    public long lastOfAMap() {
        int total = 0;
        for (Integer value : map.values()) {
            total = value + 10; // expect RETU warning: the loop keeps only the last value of total
        }
        return total;
    }

    /** Nothing implements it. */
    interface Reader extends Comparable<Reader> {
        int find(String text);

        long commit();

        int encode(String text);
    }

    @Benchmark
    public double returned() {
        double first = Math.log(x);
        double second = first * 2;
        return second;
    }

    @Benchmark
    public void consumed(Blackhole blackhole) {
        double result = Math.log(x);
        blackhole.consume(result);
    }

    @Benchmark
    public void stored() {
        int result = square(stored);
        stored = result;
    }

    @Benchmark
    public void checked() {
        double result = Math.log(x);
        if (result < 0) {
            throw new IllegalStateException();
        }
    }

    @Benchmark
    public void asserted() {
        double result = Math.log(x);
        assertPositive(result);
    }

    @Benchmark
    public void captured() {
        double result = Math.log(x);
        run(() -> stored = (int) result);
    }

    @Benchmark
    public void effects() {
        builder.append(x);
        map.put("key", 1);
        builder.setLength(0);
    }

    @Benchmark
    public void rewound() {
        buffer.flip();
        buffer.get();
    }

    @Benchmark
    public int eitherWay() {
        double either;
        if (stored > 0) {
            either = Math.log(x);
        } else {
            either = Math.exp(x);
        }
        return (int) either;
    }

    @Benchmark
    public java.math.BigDecimal parsed() {
        String text = "1" + numbers[0];
        return new java.math.BigDecimal(text);
    }

    @Benchmark
    public int search() {
        int found = -1;
        for (int number : numbers) {
            if (number > 1) {
                found = square(number);
            }
        }
        return found;
    }

    @Benchmark
    @SuppressWarnings("jmh:RETU")
    public void suppressed() {
        Math.cos(x); // expect-bytecode RETU warning: the result of Math.cos() is ignored
    }

    @Benchmark
    public void droppedText() {
        StringBuilder text = new StringBuilder(); // expect RETU warning: the StringBuilder text is modified and then dropped
        text.append(x);
        text.append(stored).append(' ');
    }

    @Benchmark
    public void droppedTextAtOnce() {
        new StringBuilder().append(x).append(stored); // expect RETU warning: the new StringBuilder is ignored
    }

    @Benchmark
    public void droppedList() {
        List<Integer> squares = new ArrayList<>(); // expect RETU warning: the ArrayList squares is modified and then dropped
        for (int number : numbers) {
            squares.add(square(number));
        }
    }

    @Benchmark
    public void droppedBitmap() {
        Bitmap bitmap = new Bitmap(10); // expect RETU warning: the Bitmap bitmap is modified and then dropped
        for (int number : numbers) {
            bitmap.add(number);
        }
        bitmap.or(other);
    }

    @Benchmark
    public void droppedCopy() {
        Bitmap bitmap = other.clone(); // expect RETU warning: the Bitmap bitmap is modified and then dropped
        bitmap.or(other);
    }

    @Benchmark
    @CompilerControl(CompilerControl.Mode.EXCLUDE)
    public void onlyInterpreted() {
        Math.log(stored);
    }

    @Benchmark
    public void givenToNobody() {
        nobody(text.concat(text)); // expect RETU warning: Unused.nobody() returns nothing and changes nothing
    }

    @Benchmark
    public void givenToACallThatStays() {
        sink(text.concat(text));
    }

    @Benchmark
    public void callsNobody() {
        nothing();
    }

    void nobody(String ignored) {
    }

    void nothing() {
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    void sink(String ignored) {
    }

    @Benchmark
    public int walksAndDraws() {
        int count = 0;
        for (int number : numbers) {
            count += stored++ % 3;
        }
        return count;
    }

    @Benchmark
    public void productOfWhatIsDone() {
        int product = consumed() * consumed(); // expect RETU note: the value of product is never used
    }

    int consumed() {
        Blackhole.consumeCPU(10);
        return stored;
    }

    @Benchmark
    public void walks() {
        for (Integer value : map.values()) { // expect RETU warning: nothing depends on what the loop does
        }
    }

    @Benchmark
    public void walksByHand() {
        Iterator<String> keys = map.keySet().iterator();
        while (keys.hasNext()) { // expect RETU warning: nothing depends on what the loop does
            keys.next();
        }
    }

    @Benchmark
    public void walksAndRemoves() {
        Iterator<String> keys = new ArrayList<>(map.keySet()).iterator();
        while (keys.hasNext()) {
            keys.next();
            keys.remove();
        }
    }

    @Benchmark
    public int walksAndCounts() {
        int count = 0;
        for (Integer value : map.values()) {
            count++;
        }
        return count;
    }

    @Benchmark
    public int askedBitmap() {
        Bitmap bitmap = new Bitmap(10);
        bitmap.add(stored);
        return bitmap.size();
    }

    @Benchmark
    public String builtText() {
        StringBuilder text = new StringBuilder();
        for (int number : numbers) {
            text.append(number);
        }
        return text.toString();
    }

    @Benchmark
    public void reportedList(Blackhole blackhole) {
        List<Integer> squares = new ArrayList<>();
        squares.add(stored);
        blackhole.consume(squares);
    }

    @Benchmark
    public void bitmapThatMayReport() {
        Bitmap bitmap = new Bitmap(list);
        bitmap.add(stored);
    }

    @Benchmark
    public void bitmapThatDoesMore() {
        Bitmap bitmap = new Bitmap(10);
        bitmap.add(stored);
        bitmap.report();
    }

    @Benchmark
    public void unusedCondition() {
        boolean both = list.equals(map) && text.isEmpty(); // expect RETU warning: the value of both is never used
    }

    @Benchmark
    public void unusedComparison() {
        boolean positive = Math.log(x) > stored; // expect RETU warning: the value of positive is never used
    }

    @Benchmark
    public boolean returnedCondition() {
        boolean either = list.equals(map) || text.isEmpty();
        return either;
    }

    @Benchmark
    public void fillsItsArgument() {
        Bitmap.squares(numbers, buffered);
    }

    @Benchmark
    public void fillsItsOwnArgument() {
        squareInto(buffered);
    }

    @Benchmark
    public void ignoredButNeverInlined() {
        neverInlined(x);
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    static double neverInlined(double value) {
        return Math.log(value);
    }

    @Benchmark
    public void ignoredButMayChangeSomething() {
        reported(stored);
    }

    int reported(int value) {
        return other.report(value);
    }

    static int squareInto(int[] target) {
        target[0] = 1;
        return 1;
    }

    static class Bitmap implements Cloneable {
        private long bits;

        Bitmap(int size) {
            bits = size;
        }

        Bitmap(List<String> listeners) {
            bits = listeners.size();
        }

        boolean add(int bit) {
            bits |= 1L << bit;
            return true;
        }

        void or(Bitmap other) {
            bits |= other.bits;
        }

        int size() {
            return Long.bitCount(bits);
        }

        int align(int[] target) {
            return squares(target, target);
        }

        int reportedThroughAnother(int value) {
            checkedReport(value);
            return value;
        }

        private void checkedReport(int value) {
            report(value);
        }

        int bitsWithin(int end) {
            checkEnd(end);
            int count = 0;
            for (int i = 0; i < end; i++) {
                count += (int) (bits >> i & 1);
            }
            return count;
        }

        private static void checkEnd(int end) {
            if (end < 0) {
                throw new IllegalArgumentException("end");
            }
        }

        List<Long> copyOfBits() {
            List<Long> copy = new ArrayList<>();
            copy.add(bits);
            return copy;
        }

        static Bitmap of(int bit) {
            Bitmap bitmap = new Bitmap(64);
            bitmap.add(bit);
            return bitmap;
        }

        void report() {
            System.setProperty("bits", "" + bits);
        }

        int report(int value) {
            bits = value;
            return value;
        }

        static int squares(int[] from, int[] to) {
            to[0] = from[0] * from[0];
            return from.length;
        }

        @Override
        protected Bitmap clone() {
            return new Bitmap((int) bits);
        }
    }

    static void assertPositive(double value) {
        if (value < 0) {
            throw new IllegalStateException();
        }
    }

    static void run(Runnable runnable) {
        runnable.run();
    }

    static double square(double value) {
        return value * value;
    }

    static int square(int value) {
        return value * value;
    }

    @Benchmark
    public void droppedSetOfAFactory() {
        Set<String> keys = java.util.concurrent.ConcurrentHashMap.newKeySet(); // expect RETU warning: keys is modified and then dropped
        keys.add(text);
    }

    @Benchmark
    public Set<String> returnedSetOfAFactory() {
        Set<String> keys = java.util.concurrent.ConcurrentHashMap.newKeySet();
        keys.add(text);
        return keys;
    }

    @Benchmark
    public void droppedListOfAnOwnFactory() {
        List<String> fresh = newList(); // expect RETU warning: fresh is modified and then dropped
        fresh.add(text);
    }

    @Benchmark
    public void droppedBitmapOfAnOwnFactory() {
        Bitmap bitmap = newBitmap(); // expect RETU warning: bitmap is modified and then dropped
        bitmap.add(stored);
    }

    @Benchmark
    public void listThatSomebodyElseKnows() {
        List<String> shared = sharedList();
        shared.add(text);
    }

    @Benchmark
    public void bitmapThatKeepsAList() {
        Bitmap bitmap = bitmapOf(list);
        bitmap.add(stored);
    }

    static List<String> newList() {
        return new ArrayList<>(16);
    }

    static Bitmap newBitmap() {
        return new Bitmap(64);
    }

    static Bitmap bitmapOf(List<String> listeners) {
        return new Bitmap(listeners);
    }

    List<String> sharedList() {
        return list;
    }

    static final List<String> PARSED = new ArrayList<>();

    @Benchmark
    public void ignoredParsing() {
        parseAndRemember(text); // expect RETU note: the result of Unused.parseAndRemember() is ignored
    }

    @Benchmark
    public void ignoredParsingOfChecked() {
        parseChecked(text); // expect RETU warning: the result of Unused.parseChecked() is ignored
    }

    @Benchmark
    public void ignoredEncodingByAnOwnBuffer() {
        toBytes(stored); // expect RETU warning: the result of Unused.toBytes() is ignored
    }

    @Benchmark
    public void droppedBuffer() {
        ByteBuffer fresh = ByteBuffer.allocate(8); // expect RETU warning: the ByteBuffer fresh is modified and then dropped
        fresh.putInt(stored);
    }

    @Benchmark
    public void bufferThatFillsAnArrayOfTheTrial() {
        ByteBuffer fresh = ByteBuffer.allocate(1);
        fresh.put((byte) stored).flip();
        fresh.get(bytes);
    }

    @Benchmark
    public void bufferThatTakesFromOneOfTheTrial() {
        ByteBuffer fresh = ByteBuffer.allocate(1);
        fresh.put(buffer);
    }

    @Benchmark
    public void bufferOfTheTrial() {
        ByteBuffer wrapped = buffer;
        wrapped.put(0, (byte) stored);
    }

    @Benchmark
    public void copyIntoWhatIsGiven() {
        copyInto(numbers);
    }

    @Benchmark
    public void ignoredSearchThatRemembers() {
        findAndRemember(numbers); // expect RETU note: the result of Unused.findAndRemember() is ignored
    }

    @Benchmark
    public void ignoredAnswerOfWhatIsNeverInlined() {
        computeApart(numbers);
    }

    static int findAndRemember(int[] from) {
        PARSED.add(String.valueOf(from.length));
        return from[from.length - 1];
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    static int computeApart(int[] from) {
        PARSED.add(String.valueOf(from.length));
        return from[from.length - 1];
    }

    static int parseAndRemember(String from) {
        PARSED.add(from);
        return from.length();
    }

    static int parseChecked(String from) {
        return java.util.Objects.requireNonNull(from).length() * 31;
    }

    static byte[] toBytes(int value) {
        ByteBuffer bytes = ByteBuffer.allocate(4);
        bytes.putInt(value);
        return bytes.array();
    }

    int copyInto(int[] target) {
        target[0] = stored;
        return 1;
    }
}

package org.openjdk.jmh.bench.subjects;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Inputs that are the same in every VM. */
final class FixedInputs {

    private static final int SEED = 20_201_108;
    private static final int WORDS = 2_000;
    private static final int LONGEST_WORD = 9;
    private static final int LETTERS = 26;

    private FixedInputs() {
    }

    static SplittableRandom random() {
        return new SplittableRandom(SEED);
    }

    /** Words of lower-case letters, a few of them much more frequent than the others. */
    static List<String> words(int count) {
        SplittableRandom random = random();
        List<String> dictionary = IntStream.range(0, WORDS).mapToObj(i -> word(random)).toList();
        return IntStream.range(0, count).mapToObj(i -> dictionary.get(skewed(random, WORDS))).toList();
    }

    private static String word(SplittableRandom random) {
        return random.ints(2 + random.nextInt(LONGEST_WORD - 1), 0, LETTERS)
                .mapToObj(i -> String.valueOf((char) ('a' + i))).collect(Collectors.joining());
    }

    /** A number below a bound; half of all draws are below the bound's square root. */
    static int skewed(SplittableRandom random, int bound) {
        return (int) Math.pow(bound, random.nextDouble());
    }

    /** Numbers as {@link #skewed} draws them. */
    static int[] skewed(int count, int bound) {
        SplittableRandom random = random();
        return IntStream.generate(() -> skewed(random, bound)).limit(count).toArray();
    }

    /** Sentences of twelve words. */
    static String text(int words) {
        StringBuilder text = new StringBuilder();
        int position = 0;
        for (String word : words(words)) {
            position++;
            text.append(word).append(position % 12 == 0 ? ".\n" : " ");
        }
        return text.toString();
    }

    /** Orders with nested lines, as an interface of a shop would send them. */
    static List<Order> orders(int count) {
        SplittableRandom random = random();
        List<String> words = words(WORDS);
        List<Order> orders = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Order order = new Order();
            order.number = random.nextLong(1L << 40);
            order.customer = words.get(random.nextInt(WORDS));
            order.paid = random.nextBoolean();
            for (int line = 1 + random.nextInt(5); line > 0; line--) {
                order.lines.put(words.get(random.nextInt(WORDS)), random.nextInt(10_000) / 100.0);
            }
            orders.add(order);
        }
        return orders;
    }

    /** An order; public and mutable because serialisers like it so. */
    public static final class Order {

        /** Identifies it. */
        public long number;
        /** Who ordered. */
        public String customer;
        /** Whether it is paid. */
        public boolean paid;
        /** Prices of articles. */
        public Map<String, Double> lines = new LinkedHashMap<>();
    }
}

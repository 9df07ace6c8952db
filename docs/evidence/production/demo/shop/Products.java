package shop;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Products of any number, the same ones each time. */
public final class Products {

    private static final String[] WORDS = {"red", "green", "blue", "small", "large", "light", "heavy", "round", "flat",
            "soft", "hard", "old", "new", "wooden", "paper", "glass"};

    private Products() {
    }

    /** Products {@code p0}, {@code p1} and so on. */
    public static List<Product> made(int number) {
        Random random = new Random(number);
        List<Product> products = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            List<String> words = new ArrayList<>();
            StringBuilder description = new StringBuilder();
            for (int word = 0; word < 12; word++) {
                String next = WORDS[random.nextInt(WORDS.length)];
                description.append(next).append(' ');
                if (word < 4) {
                    words.add(next);
                }
            }
            products.add(new Product("p" + i, words.get(0) + " thing " + i, 100 + random.nextInt(10_000), words,
                    description.toString()));
        }
        return products;
    }
}

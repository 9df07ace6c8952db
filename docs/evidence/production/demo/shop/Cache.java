package shop;

import java.util.LinkedHashMap;
import java.util.Map;

/** The products that were asked for last. */
public final class Cache {

    private final Map<String, Product> products;

    /** An empty cache for so many products. */
    public Cache(int bound) {
        products = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Product> eldest) {
                return size() > bound;
            }
        };
    }

    /** The product, or null if it is not here. */
    public synchronized Product get(String id) {
        return products.get(id);
    }

    /** Keeps a product. */
    public synchronized void put(Product product) {
        products.put(product.id(), product);
    }
}

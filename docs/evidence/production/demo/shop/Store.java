package shop;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;

/** Products in shelves, each of which is one JSON text: to have one product, its whole shelf is read. */
public final class Store {

    private final ObjectMapper mapper = new ObjectMapper();
    private final List<String> shelves = new ArrayList<>();
    private final int shelfSize;

    /** Puts products {@code p0}, {@code p1} and so on into shelves of this size. */
    public Store(List<Product> products, int shelfSize) {
        this.shelfSize = shelfSize;
        for (int from = 0; from < products.size(); from += shelfSize) {
            try {
                shelves.add(mapper.writeValueAsString(products.subList(from, Math.min(products.size(), from + shelfSize))));
            } catch (JsonProcessingException e) {
                throw new IllegalArgumentException(e);
            }
        }
    }

    /** Reads a product. */
    public Product load(String id) {
        int number = Integer.parseInt(id.substring(1));
        try {
            return mapper.readValue(shelves.get(number / shelfSize), Product[].class)[number % shelfSize];
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}

package shop;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;

/** Answers of the shop. */
public final class Pages {

    private final ObjectMapper mapper = new ObjectMapper();

    /** Products as JSON. */
    public byte[] write(List<Product> products) {
        try {
            return mapper.writeValueAsBytes(products);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }
}

package shop;

import java.util.List;

/** What the shop sells. */
public record Product(String id, String name, int cents, List<String> words, String description) {
}

package org.example;

import java.util.List;

public final class Words {

    private final List<String> words;

    public Words(List<String> words) {
        this.words = words;
    }

    public boolean contains(String word) {
        return words.contains(word);
    }
}

package org.openjdk.jmh.ab.worker;

import java.io.UnsupportedEncodingException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Encodes texts with any characters as one line, for messages between workers and clients. */
final class LineCodec {

    private static final String SEPARATOR = "\t";

    private LineCodec() {
    }

    static String encode(List<String> texts) {
        StringBuilder line = new StringBuilder();
        for (String text : texts) {
            try {
                line.append(URLEncoder.encode(text, StandardCharsets.UTF_8.name())).append(SEPARATOR);
            } catch (UnsupportedEncodingException e) {
                throw new IllegalStateException(e);
            }
        }
        return line.toString();
    }

    static List<String> decode(String line) {
        List<String> texts = new ArrayList<>();
        int start = 0;
        for (int end = line.indexOf(SEPARATOR); end >= 0; end = line.indexOf(SEPARATOR, start)) {
            try {
                texts.add(URLDecoder.decode(line.substring(start, end), StandardCharsets.UTF_8.name()));
            } catch (UnsupportedEncodingException e) {
                throw new IllegalStateException(e);
            }
            start = end + 1;
        }
        return texts;
    }
}

package org.openjdk.jmh.launch;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Program that writes its arguments to the file named by the first one. */
final class Echo {

    private static final String END = "\u0000";

    private Echo() {
    }

    public static void main(String[] args) throws Exception {
        Files.writeString(Path.of(args[0]), String.join(END, Arrays.asList(args).subList(1, args.length)));
    }

    static List<String> read(Path file) throws Exception {
        return List.of(Files.readString(file, StandardCharsets.UTF_8).split(END, -1));
    }
}

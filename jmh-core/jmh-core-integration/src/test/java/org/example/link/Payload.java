package org.example.link;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a file when it is deserialized. */
public final class Payload implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String file;

    public Payload(Path file) {
        this.file = file.toString();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        Files.writeString(Path.of(file), "deserialized");
    }
}

package org.openjdk.jmh.results.json;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Result files of tests. */
final class ResultFiles {

    private ResultFiles() {
    }

    /** A file that JMH of some version wrote; shortened by hand. */
    static Path resource(String name) throws URISyntaxException {
        return Path.of(ResultFiles.class.getResource("/results/" + name).toURI());
    }

    static List<StoredResult> read(Path file) throws IOException {
        List<StoredResult> results = new ArrayList<>();
        try (ResultReader reader = new ResultReader(file)) {
            for (StoredResult result = reader.next(); result != null; result = reader.next()) {
                results.add(result);
            }
        }
        return results;
    }
}

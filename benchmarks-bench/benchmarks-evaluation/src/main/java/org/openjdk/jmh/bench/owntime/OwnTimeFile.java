package org.openjdk.jmh.bench.owntime;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** Rows as CSV, each on disk as soon as it is measured; rows of earlier runs stay. */
final class OwnTimeFile {

    private final Path file;
    private final List<OwnTimeRow> rows = new ArrayList<>();

    OwnTimeFile(Path file) throws IOException {
        this.file = file;
        if (Files.exists(file)) {
            try (CsvReader<NamedCsvRecord> csv = CsvReader.builder().ofNamedCsvRecord(file)) {
                csv.forEach(record -> rows.add(OwnTimeRow.of(record)));
            }
        } else {
            append(OwnTimeRow.titles());
        }
    }

    void add(OwnTimeRow row) throws IOException {
        rows.add(row);
        append(row.cells());
    }

    /** Returns all rows, those of earlier runs first. */
    List<OwnTimeRow> rows() {
        return rows;
    }

    private void append(List<String> cells) throws IOException {
        StringWriter line = new StringWriter();
        try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF)
                .build(line)) {
            csv.writeRecord(cells);
        }
        Files.writeString(file, line.toString(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}

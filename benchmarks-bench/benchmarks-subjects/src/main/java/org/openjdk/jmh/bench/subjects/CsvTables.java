package org.openjdk.jmh.bench.subjects;

import java.io.IOException;
import java.io.StringReader;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/** Tables as text. */
public class CsvTables extends Subject {

    private String table;

    /** Makes 100 rows. */
    @Setup
    public void prepare() {
        StringBuilder rows = new StringBuilder("number,customer,paid,articles\n");
        for (FixedInputs.Order order : FixedInputs.orders(100)) {
            rows.append(order.number).append(',').append(order.customer).append(',').append(order.paid)
                    .append(",\"").append(order.lines).append("\"\n");
        }
        table = rows.toString();
    }

    /** Stable: reads character by character through a lookahead buffer; garbage is one record a row. */
    @Benchmark
    public void parse(Blackhole blackhole) throws IOException {
        try (CSVParser parser = CSVParser.parse(new StringReader(table), CSVFormat.DEFAULT)) {
            for (CSVRecord row : parser) {
                blackhole.consume(row.get(3));
            }
        }
    }
}

package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tables of options on each page agree with the settings; {@code options.md} lists all of them. */
class OptionTablesTest {

    private static final Path DOCS = Path.of("..", "docs");
    private static final List<String> PAGES =
            List.of("assertions", "compare", "dynamic-runs", "noise-and-history", "suites");
    private static final Pattern CODE = Pattern.compile("`(-[^`]+)`");
    /** Upstream's options in tables of ours. */
    private static final Set<String> UPSTREAMS = Set.of("f", "wi", "wf", "rf", "rff", "prof", "l", "lp", "v");
    /** Placeholder for a value; N denotes an integer. */
    private static final String PLACEHOLDER = "[A-Z\"$].*";

    /** Option in a row of a table, with its default if the table has a column for it. */
    private record Row(String page, String flag, String value, String byDefault) {

        Setting<?> setting() {
            return Settings.all().stream().filter(each -> each.flags().contains(flag)).findFirst().orElse(null);
        }
    }

    static List<Row> rows() throws IOException {
        List<Row> rows = new ArrayList<>();
        for (String page : PAGES) {
            String header = "";
            for (String line : Files.readAllLines(DOCS.resolve(page + ".md"))) {
                header = !line.startsWith("|") ? "" : header.isEmpty() ? line : header;
                if (header.startsWith("| option | meaning |") && line.startsWith("| `-")) {
                    add(rows, page, line.split(" \\| ?"), header.endsWith("| default |"));
                }
            }
        }
        return rows;
    }

    /** The cell before the first bar is empty. */
    private static void add(List<Row> rows, String page, String[] cells, boolean hasDefault) {
        Matcher code = CODE.matcher(cells[0]);
        while (code.find()) {
            for (String typed : code.group(1).split(" (?=-)")) {
                String[] parts = typed.substring(1).split(" ", 2);
                String byDefault = !hasDefault ? null : cells.length > 2 ? cells[2].replaceAll("[`|]", "").trim() : "";
                rows.add(new Row(page, parts[0], parts.length > 1 ? parts[1] : null, byDefault));
            }
        }
    }

    static List<Row> ours() throws IOException {
        return rows().stream().filter(row -> !UPSTREAMS.contains(row.flag())).toList();
    }

    @ParameterizedTest
    @MethodSource("ours")
    void option_inATable_isAccepted(Row row) throws CommandLineOptionException {
        Setting<?> setting = row.setting();
        assertNotNull(setting, "there is no such option");
        if (row.value() == null) {
            assertTrue(setting.type().argument() == null || setting.has(SettingTrait.OF_UPSTREAMS_FLAG)
                    || row.page().equals("suites"), "it needs a value");
        } else if (row.value().matches(PLACEHOLDER)) {
            assertEquals(setting.type().least() != null, row.value().equals("N"), "N must denote an integer");
        } else if (!row.value().startsWith("auto")) {
            assertNotNull(setting.type().read(row.flag(), List.of(row.value())));
        }
    }

    /** A second row of the same flag may omit the default. */
    @Test
    void defaults_inTables_equalThoseOfSettings() throws IOException {
        Set<String> seen = new HashSet<>();
        for (Row row : ours()) {
            String expected = row.setting().byDefault();
            boolean first = row.byDefault() != null && seen.add(row.page() + " " + row.flag());
            if (first || row.byDefault() != null && !row.byDefault().isEmpty()) {
                assertEquals(expected == null ? "" : expected, row.byDefault(), row::toString);
            }
        }
        assertTrue(seen.contains("dynamic-runs wfmin"), seen::toString);
    }
}

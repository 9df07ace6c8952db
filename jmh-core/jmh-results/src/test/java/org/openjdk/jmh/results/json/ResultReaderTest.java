package org.openjdk.jmh.results.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.JsonParser;
import java.util.Arrays;
import java.util.List;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResultReaderTest {

    private static final String GOOD = "{'benchmark':'a.b','mode':'avgt','primaryMetric':{}}".replace('\'', '"');

    @TempDir
    private Path folder;
    private Path file;

    @BeforeEach
    void nameFile() {
        file = folder.resolve("r.json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.21", "1.37"})
    void resultsThatAreWrittenAgain_areEqual(String version) throws Exception {
        Path original = ResultFiles.resource("jmh-" + version + ".json");
        StringWriter text = new StringWriter();
        try (ResultWriter writer = new ResultWriter(text)) {
            for (StoredResult result : ResultFiles.read(original)) {
                writer.write(result);
            }
        }
        assertEquals(JsonParser.parseString(Files.readString(original)).toString(),
                JsonParser.parseString(text.toString()).toString());
    }

    @Test
    void unknownKeys_areWrittenUnchanged() throws Exception {
        String odd = "[{'benchmark':'a','mode':'b','x':{'y':[1.10,{'z':null}],'big':123456789012345678901234567890},"
                + "'primaryMetric':{'score':1.0000000000000000001,'raw <data>':[[1,2],[3]]}}]";
        Files.writeString(file, odd.replace('\'', '"'));
        StringWriter text = new StringWriter();
        try (ResultWriter writer = new ResultWriter(text)) {
            writer.write(ResultFiles.read(file).get(0));
        }
        assertEquals(odd.replace('\'', '"'), text.toString().replaceAll("\\n *", "").replace(": ", ":"));
    }

    @Test
    void compressedFile_isRead() throws Exception {
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(("[" + GOOD + "]").getBytes());
        }
        assertEquals(1, ResultFiles.read(file).size());
    }

    /** Wherever it ends, it is not called empty; the last 8 bytes are a checksum that says nothing of the text. */
    @Test
    void compressedFileThatIsCutOff_isSaidToBe() throws Exception {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(whole)) {
            out.write(("[" + GOOD + "]").getBytes());
        }
        for (int length = 2; length < whole.size() - 8; length++) {
            Files.write(file, Arrays.copyOf(whole.toByteArray(), length));
            String message = assertThrows(UnreadableResultFileException.class, () -> ResultFiles.read(file))
                    .getMessage();
            assertTrue(message.startsWith(file + ": ends in the middle of"), message);
        }
        Files.write(file, new byte[] {0x1f, (byte) 0x8b, 0, 0, 0, 0, 0, 0, 0, 0, 0});
        assertTrue(assertThrows(UnreadableResultFileException.class, () -> ResultFiles.read(file)).getMessage()
                .startsWith(file + ": is damaged: its compressed data cannot be read"));
    }

    @Test
    void arguments_areMaskedWhereTheyAreRead() throws Exception {
        Files.writeString(file, "[" + GOOD.replaceFirst("\\{", "{\"jvmArgs\":[\"-Dpassword=hunter2\",7,\"-Xmx1g\"],")
                + "]");
        StoredResult result = ResultFiles.read(file).get(0);
        assertEquals(List.of("-Dpassword=***", "7", "-Xmx1g"), result.values(StoredResult.ARGUMENTS));
        assertFalse(result.textWithout().contains("hunter2"));
    }

    /** Any encoding has bytes for what is written, and reading gives the same text. */
    @Test
    void invisibleCharacters_areWrittenAsEscapes() throws Exception {
        String odd = "\\ud800 \\u202e \\u001b \\u200b";
        Files.writeString(file,
                "[" + GOOD.replaceFirst("\\{", "{\"mine\":\"" + odd.replace("\\", "\\\\") + "\",") + "]");
        StoredResult read = ResultFiles.read(file).get(0);
        try (ResultWriter writer = new ResultWriter(Files.newBufferedWriter(file))) {
            writer.write(read);
        }
        assertTrue(Files.readString(file).contains(odd), Files.readString(file));
        assertEquals(read.value("mine"), ResultFiles.read(file).get(0).value("mine"));
    }

    @Test
    void emptyList_hasNoResult() throws Exception {
        Files.writeString(file, "\uFEFF [ ] ");
        try (ResultReader reader = new ResultReader(file)) {
            assertNull(reader.next());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "``                        | is empty; expected a JSON list of results, which begins with [, as -rf json writes it",
        "Benchmark,Mode            | is not a result file; expected a JSON list of results, which begins with [, as -rf json writes it",
        "{}                        | is not a result file; expected a JSON list of results, which begins with [, as -rf json writes it",
        "[                         | ends in the middle of the list of results, after 0 results; expected ]",
        "[GOOD,{\"benchmark\":     | ends in the middle of the list of results, after 1 result; expected ]",
        "[GOOD,                    | ends in the middle of the list of results, after 1 result; expected ]",
        "[GOOD} ]                  | is damaged after 1 result, line 1 column 55: expected another result or ]",
        "[GOOD] x                  | is damaged after 1 result, line 1 column 57: expected another result or ]",
        "[GOOD,{\"a\" 1}]          | is damaged after 1 result, line 1 column 61: expected another result or ]",
        "[GOOD,7]                  | result 2, line 1 column 56: expected an object with the keys benchmark, mode and primaryMetric, found 7",
        "[{\"benchmark\":\"a\"}]   | result 1, line 1 column 3: mode: expected a text, found nothing",
    })
    void fileThatIsNone_isNamedWithThePlaceAndWhatWasExpected(String text, String message) throws Exception {
        Files.writeString(file, text.replace("GOOD", GOOD));
        assertEquals(file + ": " + message,
                assertThrows(UnreadableResultFileException.class, () -> ResultFiles.read(file)).getMessage());
    }

    @Test
    void resultsBeforeTheDamage_areRead() throws Exception {
        Files.writeString(file, "[" + GOOD + "," + GOOD + ", {");
        try (ResultReader reader = new ResultReader(file)) {
            reader.next();
            assertEquals("a.b (mode=avgt)", reader.next().toString());
            assertThrows(UnreadableResultFileException.class, reader::next);
        }
    }

    @Test
    void fileThatCannotBeOpened_isNamed() throws IOException {
        assertEquals(file + ": no such file",
                assertThrows(UnreadableResultFileException.class, () -> new ResultReader(file)).getMessage());
        assertEquals(folder + ": is a folder; expected a file",
                assertThrows(UnreadableResultFileException.class, () -> new ResultReader(folder)).getMessage());
    }
}

package org.openjdk.jmh.lint.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The sources whose comments say what a front end has to find on the line: {@code // expect RETU warning: text}, several
 * of them where it has to find several.
 */
public final class Cases {

    private Cases() {
    }

    /** What is expected on a line. */
    public record Expectation(int line, String rule, String severity, String text) {

        public boolean matches(int foundLine, String foundRule, String foundSeverity, String message) {
            return line == foundLine && rule.equals(foundRule) && severity.equals(foundSeverity)
                    && message.contains(text);
        }
    }

    public static List<Path> files() {
        try (Stream<Path> all = Files.walk(Path.of(Cases.class.getResource("/cases").toURI()))) {
            return all.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Reads the expectations of one front end.
     *
     * @param frontEnd {@code source} or {@code bytecode}
     */
    public static List<Expectation> expectations(Path file, String frontEnd) throws IOException {
        Pattern pattern = Pattern.compile("// expect(?:-" + frontEnd + ")? (\\w+) (\\w+): (.*?)(?= // expect|$)");
        List<String> lines = Files.readAllLines(file);
        List<Expectation> expectations = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Matcher matcher = pattern.matcher(lines.get(i));
            while (matcher.find()) {
                expectations.add(new Expectation(i + 1, matcher.group(1), matcher.group(2), matcher.group(3)));
            }
        }
        return expectations;
    }
}

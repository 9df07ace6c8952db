package org.openjdk.jmh.bridge.select;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Results in the files {@code TEST-*.xml} of Surefire, Failsafe or Gradle. */
public final class SurefireReports {

    private static final double MILLIS_PER_SECOND = 1000;

    private final Map<String, Result> results = new HashMap<>();

    /** Result of all invocations of a test method: whether any ran, whether any failed, and the longest one's time. */
    public record Result(boolean ran, boolean failed, double longestMillis) {

        Result and(Result other) {
            return new Result(ran || other.ran, failed || other.failed, Math.max(longestMillis, other.longestMillis));
        }
    }

    /** Reads all reports of a folder; throws {@link IOException} if there are none or one cannot be read. */
    public SurefireReports(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IOException("there is no folder of Surefire reports " + folder + ": run the tests first");
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "TEST-*.xml")) {
            for (Path file : files) {
                read(file);
            }
        }
        if (results.isEmpty()) {
            throw new IOException("no tests in TEST-*.xml of " + folder + ": run the tests with Surefire first");
        }
    }

    private void read(Path file) throws IOException {
        XMLInputFactory factory = XMLInputFactory.newFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        try (InputStream in = Files.newInputStream(file)) {
            XMLStreamReader xml = factory.createXMLStreamReader(in);
            while (xml.hasNext()) {
                if (xml.next() == XMLStreamConstants.START_ELEMENT && xml.getLocalName().equals("testcase")) {
                    readCase(xml);
                }
            }
        } catch (XMLStreamException | NumberFormatException e) {
            throw new IOException(file + " is not a report of Surefire: " + e.getMessage(), e);
        }
    }

    private void readCase(XMLStreamReader xml) throws XMLStreamException {
        String id = id(xml.getAttributeValue(null, "classname"), xml.getAttributeValue(null, "name"));
        String time = xml.getAttributeValue(null, "time");
        double millis = time == null ? 0 : Double.parseDouble(time.replace(",", "")) * MILLIS_PER_SECOND;
        boolean skipped = false;
        boolean failed = false;
        while (xml.next() != XMLStreamConstants.END_ELEMENT || !xml.getLocalName().equals("testcase")) {
            if (xml.isStartElement()) {
                skipped |= xml.getLocalName().equals("skipped");
                failed |= xml.getLocalName().equals("failure") || xml.getLocalName().equals("error");
            }
        }
        results.merge(id, new Result(!skipped, failed, millis), Result::and);
    }

    /** Removes parameter types and the number of an invocation, as in {@code adds(int)[2]}, from a name. */
    private static String id(String className, String name) {
        return className + "#" + String.valueOf(name).split("[(\\[{ ]", 2)[0];
    }

    Optional<Result> find(String className, String method) {
        return Optional.ofNullable(results.get(className + "#" + method));
    }
}

package org.openjdk.jmh.results.reports;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.jspecify.annotations.Nullable;

/** Writes tests as JUnit XML for CI systems. */
final class JUnitSuite {

    /** XML 1.0 does not allow other control characters, not even escaped. */
    private static final String NOT_IN_XML = "[^\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]";

    /** Required by the schema of Maven's reports; comparisons and assertions take no time. */
    private static final String NO_TIME = "0";

    private static final String FAILURE = "failure";
    private static final String SKIPPED = "skipped";
    private static final String OUTPUT = "system-out";

    private final String name;
    private final List<Test> tests = new ArrayList<>();

    JUnitSuite(String name) {
        this.name = name;
    }

    void failed(String owner, String test, String type, String message) {
        tests.add(new Test(owner, test, FAILURE, type, message));
    }

    void skipped(String owner, String test, String message) {
        tests.add(new Test(owner, test, SKIPPED, null, message));
    }

    /** Adds a passed test; an empty message is omitted. */
    void passed(String owner, String test, String message) {
        tests.add(new Test(owner, test, OUTPUT, null, message));
    }

    void write(Writer out) throws IOException {
        try {
            XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(out);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeCharacters("\n");
            xml.writeStartElement("testsuite");
            attribute(xml, "name", name);
            attribute(xml, "tests", String.valueOf(tests.size()));
            attribute(xml, "failures", String.valueOf(count(FAILURE)));
            attribute(xml, "errors", "0");
            attribute(xml, "skipped", String.valueOf(count(SKIPPED)));
            for (Test test : tests) {
                test.write(xml);
            }
            xml.writeCharacters("\n");
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.flush();
        } catch (XMLStreamException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private long count(String outcome) {
        return tests.stream().filter(test -> test.outcome.equals(outcome)).count();
    }

    private static void attribute(XMLStreamWriter xml, String name, String value) throws XMLStreamException {
        xml.writeAttribute(name, valid(value));
    }

    private static String valid(String text) {
        return text.replaceAll(NOT_IN_XML, "?");
    }

    private static final class Test {

        private final String owner;
        private final String name;
        private final String outcome;
        private final @Nullable String type;
        private final String message;

        Test(String owner, String name, String outcome, @Nullable String type, String message) {
            this.owner = owner;
            this.name = name;
            this.outcome = outcome;
            this.type = type;
            this.message = message;
        }

        void write(XMLStreamWriter xml) throws XMLStreamException {
            xml.writeCharacters("\n  ");
            xml.writeStartElement("testcase");
            attribute(xml, "classname", owner);
            attribute(xml, "name", name);
            attribute(xml, "time", NO_TIME);
            if (!message.isEmpty()) {
                writeOutcome(xml);
            }
            xml.writeEndElement();
        }

        private void writeOutcome(XMLStreamWriter xml) throws XMLStreamException {
            xml.writeStartElement(outcome);
            if (type != null) {
                attribute(xml, "type", type);
            }
            if (outcome.equals(OUTPUT)) {
                xml.writeCharacters(valid(message));
            } else {
                attribute(xml, "message", message);
            }
            xml.writeEndElement();
        }
    }
}

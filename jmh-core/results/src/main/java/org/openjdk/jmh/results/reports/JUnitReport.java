package org.openjdk.jmh.results.reports;

import java.io.IOException;
import java.io.Writer;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.results.compared.ComparedMetric;
import org.openjdk.jmh.results.compared.ResultComparison;

/** A comparison as JUnit's XML, which CI systems show: what does not pass the gate failed, what is undecided was skipped. */
final class JUnitReport implements ComparisonReport {

    /** XML 1.0 has no place for other control characters, not even escaped ones. */
    private static final String NOT_IN_XML = "[^\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]";

    private static final String FAILURE = "failure";

    /** The schema of Maven's reports wants one, and a comparison takes none. */
    static final String NO_TIME = "0";

    @Override
    public String extension() {
        return "xml";
    }

    @Override
    public void write(ResultComparison comparison, Gate gate, Writer out) throws IOException {
        try {
            XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(out);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeCharacters("\n");
            xml.writeStartElement("testsuite");
            attribute(xml, "name", comparison.candidate() + " against " + comparison.baseline());
            attribute(xml, "tests", String.valueOf(comparison.metrics().size()));
            attribute(xml, "failures", String.valueOf(count(comparison, gate, true)));
            attribute(xml, "errors", "0");
            attribute(xml, "skipped", String.valueOf(count(comparison, gate, false)));
            for (ComparedMetric metric : comparison.metrics()) {
                write(metric, gate, xml);
            }
            xml.writeCharacters("\n");
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.flush();
        } catch (XMLStreamException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static long count(ResultComparison comparison, Gate gate, boolean failed) {
        return comparison.metrics().stream().filter(metric -> failed ? gate.stops(metric)
                : isSkipped(metric, gate)).count();
    }

    private static boolean isSkipped(ComparedMetric metric, Gate gate) {
        return metric.verdict() == Verdict.UNDECIDED && !gate.stops(metric);
    }

    private static void write(ComparedMetric metric, Gate gate, XMLStreamWriter xml) throws XMLStreamException {
        String benchmark = metric.key().benchmark();
        int dot = benchmark.lastIndexOf('.');
        xml.writeCharacters("\n  ");
        xml.writeStartElement("testcase");
        attribute(xml, "classname", benchmark.substring(0, Math.max(0, dot)));
        attribute(xml, "name", benchmark.substring(dot + 1) + Words.parameters(metric.key()) + " " + metric.key().mode()
                + metric.label().map(label -> " " + label).orElse(""));
        attribute(xml, "time", NO_TIME);
        if (gate.stops(metric)) {
            element(xml, FAILURE, metric);
        } else if (isSkipped(metric, gate)) {
            element(xml, "skipped", metric);
        }
        xml.writeEndElement();
    }

    private static void element(XMLStreamWriter xml, String name, ComparedMetric metric) throws XMLStreamException {
        xml.writeStartElement(name);
        if (name.equals(FAILURE)) {
            attribute(xml, "type", Words.verdict(metric));
        }
        attribute(xml, "message", evidence(metric));
        xml.writeEndElement();
    }

    private static String evidence(ComparedMetric metric) {
        String figures = Words.score(metric.baseline()) + " -> " + Words.score(metric.candidate()) + " " + metric.unit()
                + ", " + Words.change(metric) + " " + Words.interval(metric);
        String reason = Words.reason(metric);
        return Words.verdict(metric) + ": " + (reason.isEmpty() ? figures : reason + "; " + figures);
    }

    static void attribute(XMLStreamWriter xml, String name, String value) throws XMLStreamException {
        xml.writeAttribute(name, value.replaceAll(NOT_IN_XML, "?"));
    }
}

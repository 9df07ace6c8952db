package org.openjdk.jmh.results.reports;

import java.io.IOException;
import java.io.Writer;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.openjdk.jmh.results.asserted.JudgedAssertion;
import org.openjdk.jmh.results.asserted.JudgedAssertions;

/** Judged assertions as JUnit's XML, which CI systems show: those that are open were skipped. */
final class AssertionJUnit implements AssertionReport {

    @Override
    public String extension() {
        return "xml";
    }

    @Override
    public void write(JudgedAssertions judged, Writer out) throws IOException {
        try {
            XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(out);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeCharacters("\n");
            xml.writeStartElement("testsuite");
            JUnitReport.attribute(xml, "name", "performance assertions");
            JUnitReport.attribute(xml, "tests", String.valueOf(judged.all().size()));
            JUnitReport.attribute(xml, "failures", String.valueOf(judged.all().stream()
                    .filter(assertion -> assertion.verdict().isFailure()).count()));
            JUnitReport.attribute(xml, "errors", "0");
            JUnitReport.attribute(xml, "skipped", String.valueOf(judged.all().stream()
                    .filter(assertion -> assertion.verdict().isOpen()).count()));
            for (JudgedAssertion assertion : judged.all()) {
                write(assertion, xml);
            }
            xml.writeCharacters("\n");
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.flush();
        } catch (XMLStreamException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static void write(JudgedAssertion assertion, XMLStreamWriter xml) throws XMLStreamException {
        xml.writeCharacters("\n  ");
        xml.writeStartElement("testcase");
        JUnitReport.attribute(xml, "classname", assertion.owner());
        JUnitReport.attribute(xml, "name", assertion.text());
        JUnitReport.attribute(xml, "time", JUnitReport.NO_TIME);
        if (assertion.verdict().isFailure()) {
            xml.writeStartElement("failure");
            JUnitReport.attribute(xml, "type", assertion.verdict().id());
            JUnitReport.attribute(xml, "message", assertion.evidence());
            xml.writeEndElement();
        } else if (assertion.verdict().isOpen()) {
            xml.writeStartElement("skipped");
            JUnitReport.attribute(xml, "message", assertion.evidence());
            xml.writeEndElement();
        } else {
            xml.writeStartElement("system-out");
            xml.writeCharacters(assertion.evidence());
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }
}

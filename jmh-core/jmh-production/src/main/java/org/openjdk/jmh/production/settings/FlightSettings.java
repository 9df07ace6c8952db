package org.openjdk.jmh.production.settings;

import java.io.StringWriter;
import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.openjdk.jmh.results.measures.MethodReference;

/**
 * Writes settings of the Flight Recorder of JDK 25: method timing, the sampling profile, and the events a report needs.
 *
 * @param methods that benchmarks measure
 * @param period  interval between snapshots, which allows skipping and confidence intervals
 * @param trace   shortest invocation that is recorded individually; empty for none
 * @param profile whether running threads are sampled
 */
public record FlightSettings(Collection<MethodReference> methods, Duration period, Optional<Duration> trace,
                             boolean profile) {

    private static final String ENABLED = "enabled";

    public String text() {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
            write(xml);
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
        return text.toString();
    }

    private void write(XMLStreamWriter xml) throws XMLStreamException {
        xml.writeStartDocument("UTF-8", "1.0");
        xml.writeCharacters("\n");
        xml.writeStartElement("configuration");
        xml.writeAttribute("version", "2.0");
        xml.writeAttribute("label", "Methods of benchmarks");
        xml.writeAttribute("description", "Times of the methods that benchmarks measure");
        xml.writeAttribute("provider", "jmh-production");
        String filter = MethodFilter.of(methods);
        event(xml, "jdk.MethodTiming", Map.of("filter", filter, "period", period.toMillis() + " ms"));
        if (trace.isPresent()) {
            event(xml, "jdk.MethodTrace", Map.of("filter", filter, "threshold", trace.get().toNanos() + " ns",
                    "stackTrace", "false"));
        }
        if (profile) {
            event(xml, "jdk.ExecutionSample", Map.of("period", "20 ms"));
        }
        event(xml, "jdk.JVMInformation", Map.of("period", "beginChunk"));
        event(xml, "jdk.ActiveRecording", Map.of());
        event(xml, "jdk.ActiveSetting", Map.of());
        event(xml, "jdk.DataLoss", Map.of());
        xml.writeCharacters("\n");
        xml.writeEndElement();
        xml.writeCharacters("\n");
        xml.writeEndDocument();
    }

    private static void event(XMLStreamWriter xml, String name, Map<String, String> settings)
            throws XMLStreamException {
        xml.writeCharacters("\n  ");
        xml.writeStartElement("event");
        xml.writeAttribute("name", name);
        Map<String, String> all = new TreeMap<>(settings);
        all.put(ENABLED, "true");
        for (Map.Entry<String, String> setting : all.entrySet()) {
            xml.writeCharacters("\n    ");
            xml.writeStartElement("setting");
            xml.writeAttribute("name", setting.getKey());
            xml.writeCharacters(setting.getValue());
            xml.writeEndElement();
        }
        xml.writeCharacters("\n  ");
        xml.writeEndElement();
    }
}

package org.openjdk.jmh.production.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.measures.MethodReference;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class FlightSettingsTest {

    private static final List<MethodReference> METHODS = List.of(MethodReference.parse("org.a.Cache#get(Object)"),
            MethodReference.parse("org.a.Cache#get(int)"), MethodReference.parse("org.a.Cache.Part#Part()"));

    private static String setting(String text, String event, String name) throws Exception {
        Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new InputSource(new StringReader(text)));
        NodeList settings = document.getElementsByTagName("setting");
        for (int i = 0; i < settings.getLength(); i++) {
            Element setting = (Element) settings.item(i);
            if (((Element) setting.getParentNode()).getAttribute("name").equals(event)
                    && setting.getAttribute("name").equals(name)) {
                return setting.getTextContent();
            }
        }
        return "";
    }

    @Test
    void filter_namesEachMethodOnceWithoutParameters() throws Exception {
        String text = new FlightSettings(METHODS, Duration.ofSeconds(5), Optional.empty(), true).text();
        assertEquals("org.a.Cache$Part::<init>;org.a.Cache::get", setting(text, "jdk.MethodTiming", "filter"));
        assertEquals("5000 ms", setting(text, "jdk.MethodTiming", "period"));
        assertEquals("true", setting(text, "jdk.ExecutionSample", "enabled"));
        assertFalse(text.contains("jdk.MethodTrace"));
    }

    @Test
    void trace_hasItsThreshold() throws Exception {
        String text = new FlightSettings(METHODS, Duration.ofSeconds(5), Optional.of(Duration.ofNanos(20_000)), false)
                .text();
        assertEquals("20000 ns", setting(text, "jdk.MethodTrace", "threshold"));
        assertFalse(text.contains("jdk.ExecutionSample"));
        assertTrue(setting(text, "jdk.MethodTrace", "filter").contains("org.a.Cache::get"));
    }

    @Test
    void typeAfterAType_isNested() {
        assertEquals("org.a.Outer$Inner$Most", MethodFilter.binaryName("org.a.Outer.Inner.Most"));
        assertEquals("Top", MethodFilter.binaryName("Top"));
        assertEquals("org.lower", MethodFilter.binaryName("org.lower"));
    }
}

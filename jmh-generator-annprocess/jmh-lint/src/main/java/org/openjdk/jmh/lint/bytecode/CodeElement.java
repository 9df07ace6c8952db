package org.openjdk.jmh.lint.bytecode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.openjdk.jmh.lint.model.Annotated;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.Place;

/** Common base of classes, methods and fields. Class files have no line for annotations. */
class CodeElement implements Annotated {

    private final List<AnnotationNode> annotations = new ArrayList<>();
    private final CodePlace place;

    CodeElement(List<AnnotationNode> visible, List<AnnotationNode> invisible, CodePlace place) {
        annotations.addAll(visible == null ? List.of() : visible);
        annotations.addAll(invisible == null ? List.of() : invisible);
        this.place = place;
    }

    @Override
    public final AnnotationFacts annotation(String type) {
        return annotations.stream().filter(each -> SourceNames.type(Type.getType(each.desc)).equals(type)).findFirst()
                .map(annotation -> new AnnotationFacts(values(annotation), place)).orElse(null);
    }

    private Map<String, Object> values(AnnotationNode annotation) {
        Map<String, Object> values = new LinkedHashMap<>();
        List<Object> pairs = annotation.values == null ? List.of() : annotation.values;
        for (int i = 0; i < pairs.size(); i += 2) {
            values.put((String) pairs.get(i), plain(pairs.get(i + 1)));
        }
        return values;
    }

    /** Converts a value of ASM, which represents an enum constant by its type and name. */
    private Object plain(Object value) {
        if (value instanceof AnnotationNode nested) {
            return new AnnotationFacts(values(nested), place);
        }
        if (value instanceof String[] constant) {
            return constant[1];
        }
        return value instanceof List<?> list ? list.stream().map(this::plain).toList() : value;
    }

    @Override
    public final Place place() {
        return place;
    }
}

package org.openjdk.jmh.bridge.read;

import java.util.List;

/**
 * A field as its class declares it.
 *
 * @param name        its name
 * @param annotations its annotations
 */
public record FieldInfo(String name, List<AnnotationInfo> annotations) {
}

/**
 * Patches the classes of a released upstream jar at build time; {@link org.openjdk.jmh.weaver.Weaver} explains why and
 * how.
 */
package org.openjdk.jmh.weaver;

/** Implements the Gradle plugin. */
package org.openjdk.jmh.gradle;

/** Writes reports of conversions, as text and as JSON. */
package org.openjdk.jmh.bridge.report;

# SPDX-License-Identifier: MIT
"""Planck's law with titles in four scripts, and with powers, indices and units."""

import numpy as np

import keisen as ks

PLANCK, LIGHT, BOLTZMANN = 6.62607015e-34, 299792458.0, 1.380649e-23


def radiance(wavelength: np.ndarray, temperature: float) -> np.ndarray:
    """Return what a black body sends out, in W/(m² sr m)."""
    power = PLANCK * LIGHT / (wavelength * BOLTZMANN * temperature)
    return 2 * PLANCK * LIGHT**2 / wavelength**5 / np.expm1(power)


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    micrometres = np.linspace(0.1, 3, 600)
    chart = ks.Chart(
        width,
        height,
        title="黒体放射 · إشعاع الجسم الأسود · कृष्णिका विकिरण",
        subtitle=r"$B_\lambda = 2h\,c^2/\lambda^5 · (e^{h\,c/\lambda\,k\,T} − 1)^{−1}$",
        x_title=r"Wavelength $\lambda$ (µm)",
        y_title="$10^{13}$ W/(m³ sr)",
        theme=theme,
    )
    for temperature in (3000, 4000, 5000):
        values = radiance(micrometres * 1e-6, temperature) / 1e13
        chart.line(micrometres, values, label=f"$T$ = {temperature} K", width=2)
    chart.y.range = (0, 1.4)
    chart.legend(markup=True)
    return chart


if __name__ == "__main__":
    chart().save("scripts.png", pixel_ratio=2)
